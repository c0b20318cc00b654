const root = document.documentElement, button = document.querySelector("button");
const show = theme => { root.dataset.theme = theme; button.textContent = theme === "dark" ? "Day" : "Night"; };
show(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
button.onclick = () => show(root.dataset.theme === "dark" ? "light" : "dark");
