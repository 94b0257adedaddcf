// The twelve animals: their colors, and the pattern of their hem. Their heads are drawings (`head-Duck`).
export interface Look {
  field: string;
  deep: string;
  hem: string;
}

/** Weakest to strongest. */
export const ANIMALS = {
  Rabbit: { field: "#F29DB4", deep: "#7A1F45", hem: "dots" },
  Duck: { field: "#F6C945", deep: "#5B4300", hem: "scallops" },
  Beaver: { field: "#5FBFB0", deep: "#0B4A45", hem: "lattice" },
  Eagle: { field: "#5B9BEA", deep: "#123D86", hem: "chevrons" },
  Penguin: { field: "#F58A3C", deep: "#7A2E00", hem: "bars" },
  Panda: { field: "#5DB25F", deep: "#12491C", hem: "rings" },
  Wolf: { field: "#7F5FC7", deep: "#35176F", hem: "zigzag" },
  Shark: { field: "#E4504A", deep: "#7A0F14", hem: "teeth" },
  Tiger: { field: "#33434E", deep: "#10242B", hem: "slashes" },
  Horse: { field: "#BBDFF0", deep: "#1B4C66", hem: "diamonds" },
  Caribou: { field: "#BCD05A", deep: "#3C4A08", hem: "crosses" },
  PolarBear: { field: "#1F7295", deep: "#0B3A52", hem: "layers" },
} satisfies Record<string, Look>;
export type Animal = keyof typeof ANIMALS;
