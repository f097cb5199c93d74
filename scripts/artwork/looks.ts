import type { Color } from './canvas.ts';

/** How somebody looks. */
export interface Look {
  skin: Color;
  hair: Color;
  /** The hair's shape. */
  style: 'bun' | 'long' | 'short' | 'bald' | 'curls' | 'tonsure' | 'braid';
  wears?: 'hood' | 'tricorne' | 'cap' | 'shawl' | 'southwester';
  beard?: 'full' | 'short';
  clothes: Color;
  trim: Color;
  wall: Color;
  /** From young (0) to old (1). */
  age: number;
  /** Share of a usual face's width. */
  width?: number;
}

const fair: Color = [222, 178, 150];
const tanned: Color = [190, 136, 104];
const brown: Color = [142, 96, 72];
const pale: Color = [230, 196, 172];
const white: Color = [206, 202, 192];

export const LOOKS = {
  edda: {
    skin: fair,
    hair: white,
    style: 'braid',
    wears: 'shawl',
    clothes: [74, 92, 96],
    trim: [150, 138, 118],
    wall: [92, 116, 118],
    age: 0.9,
    width: 0.96,
  },
  isaura: {
    skin: tanned,
    hair: [44, 34, 34],
    style: 'long',
    wears: 'tricorne',
    clothes: [56, 62, 74],
    trim: [142, 62, 52],
    wall: [128, 104, 88],
    age: 0.3,
    width: 0.95,
  },
  aldous: {
    skin: pale,
    hair: [120, 112, 104],
    style: 'short',
    beard: 'full',
    clothes: [66, 56, 60],
    trim: [196, 154, 84],
    wall: [86, 90, 86],
    age: 0.75,
  },
  tansy: {
    skin: fair,
    hair: [166, 88, 54],
    style: 'bun',
    clothes: [122, 92, 66],
    trim: [226, 212, 186],
    wall: [150, 116, 82],
    age: 0.5,
    width: 1.1,
  },
  pell: {
    skin: pale,
    hair: [186, 150, 92],
    style: 'curls',
    clothes: [92, 106, 84],
    trim: [206, 196, 168],
    wall: [126, 140, 130],
    age: 0,
    width: 0.93,
  },
  ansgar: {
    skin: tanned,
    hair: [98, 74, 56],
    style: 'tonsure',
    clothes: [98, 84, 70],
    trim: [126, 110, 90],
    wall: [106, 116, 106],
    age: 0.55,
    width: 1.04,
  },
  sabine: {
    skin: brown,
    hair: [34, 28, 30],
    style: 'bun',
    clothes: [112, 54, 62],
    trim: [214, 176, 104],
    wall: [98, 108, 118],
    age: 0.2,
    width: 0.94,
  },
  ruan: {
    skin: tanned,
    hair: [62, 44, 36],
    style: 'short',
    wears: 'hood',
    beard: 'short',
    clothes: [64, 78, 72],
    trim: [98, 88, 74],
    wall: [78, 96, 104],
    age: 0.35,
  },
  zoe: {
    skin: pale,
    hair: [206, 184, 140],
    style: 'long',
    clothes: [74, 96, 116],
    trim: [232, 222, 200],
    wall: [148, 138, 116],
    age: 0.15,
    width: 0.94,
  },
  harrow: {
    skin: fair,
    hair: white,
    style: 'bald',
    wears: 'southwester',
    beard: 'full',
    clothes: [62, 72, 84],
    trim: [84, 96, 104],
    wall: [112, 124, 122],
    age: 0.95,
    width: 1.03,
  },
} as const satisfies Record<string, Look>;
