// Sets the theme and the language before anything is drawn. Kept apart because the page allows no inline script.
(function () {
  var root = document.documentElement;
  var kept = function (name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  var theme = kept("theme");
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  var language = kept("language") || navigator.language.slice(0, 2);
  root.lang = ["en", "fr", "de"].indexOf(language) < 0 ? "en" : language;
})();
