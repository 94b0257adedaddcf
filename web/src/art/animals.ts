// The twelve animals: their colours, the pattern of their hem, and the window onto the drawing of the head.
import beaver from "emoji:beaver";
import duck from "emoji:duck";
import horse from "emoji:horse-face";
import panda from "emoji:panda";
import penguin from "emoji:penguin";
import polarBear from "emoji:polar-bear";
import rabbit from "emoji:rabbit-face";
import shark from "emoji:shark";
import tiger from "emoji:tiger-face";
import wolf from "emoji:wolf";
import { caribou } from "./caribou";
import { eagle } from "./eagle";

export interface Look {
  field: string;
  deep: string;
  hem: string;
  head: string;
  box: string;
}

/** Weakest to strongest. The duck’s bill is darker than in the package: it would vanish on its field. */
export const ANIMALS = {
  Rabbit: { field: "#F29DB4", deep: "#7A1F45", hem: "dots", head: rabbit, box: "2.5 -.5 27 27" },
  Duck: { field: "#F6C945", deep: "#5B4300", hem: "scallops", head: duck.replace("#f9c23c", "#e9701a"), box: "-4 -1 25 25" },
  Beaver: { field: "#5FBFB0", deep: "#0B4A45", hem: "lattice", head: beaver, box: "-1 .5 26 26" },
  Eagle: { field: "#5B9BEA", deep: "#123D86", hem: "chevrons", head: eagle, box: "-.5 1.5 31 31" },
  Penguin: { field: "#F58A3C", deep: "#7A2E00", hem: "bars", head: penguin, box: "4.5 -.5 23 23" },
  Panda: { field: "#5DB25F", deep: "#12491C", hem: "rings", head: panda, box: "1 0 30 30" },
  Wolf: { field: "#7F5FC7", deep: "#35176F", hem: "zigzag", head: wolf, box: "1 .5 30 30" },
  Shark: { field: "#E4504A", deep: "#7A0F14", hem: "teeth", head: shark, box: "2 -.5 29 29" },
  Tiger: { field: "#33434E", deep: "#10242B", hem: "slashes", head: tiger, box: "1 -.5 30 30" },
  Horse: { field: "#BBDFF0", deep: "#1B4C66", hem: "diamonds", head: horse, box: ".5 .5 29 29" },
  Caribou: { field: "#BCD05A", deep: "#3C4A08", hem: "crosses", head: caribou, box: ".8 .4 30.5 30.5" },
  PolarBear: { field: "#1F7295", deep: "#0B3A52", hem: "layers", head: polarBear, box: "1 .5 30 30" },
} satisfies Record<string, Look>;
export type Animal = keyof typeof ANIMALS;
