// What the page's Python (sixthman.page_code) stands on: Python's ways of doing things, where JavaScript has others.
export { np, typeOf } from "./arrays";
export * from "./builtins";
export { Dict, PySet, Range } from "./collections";
export * from "./house";
export * from "./methods";
export * from "./more";
export * from "./objects";
export * from "./operators";
export * from "./patterns";
