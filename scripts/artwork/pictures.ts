import { finish, paintWithBrush } from './brush.ts';
import { Picture } from './canvas.ts';
import { coastMap, harborChart, sink } from './charts.ts';
import { ebb, exchange, lampwrights } from './crests.ts';
import { firstLamp, harbor, needle } from './lamps.ts';
import { delta, stair } from './landscapes.ts';
import { LOOKS } from './looks.ts';
import { inn, vigil } from './nights.ts';
import { portrait } from './portraits.ts';
import { eel, ship, ward } from './ships.ts';
import { drownedQuarter, flood, glassShoals } from './shores.ts';

type Paint = () => Picture;

function cover(seed: number, draw: (picture: Picture) => void): Paint {
  return () => {
    const picture = new Picture(1280, 720, seed);
    draw(picture);
    paintWithBrush(picture, { finest: 3, detail: 0.42 });
    finish(picture);
    return picture;
  };
}

function upright(seed: number, draw: (picture: Picture) => void, detail: number): Paint {
  return () => {
    const picture = new Picture(480, 640, seed);
    draw(picture);
    paintWithBrush(picture, { finest: 3, detail });
    finish(picture, { vignette: 0.26, grain: 3 });
    return picture;
  };
}

function chart(seed: number, draw: (picture: Picture) => void): Paint {
  return () => {
    const picture = new Picture(1280, 960, seed);
    draw(picture);
    sink(picture);
    finish(picture, { vignette: 0.16, grain: 3 });
    return picture;
  };
}

/** All pictures, by file name. */
export const PICTURES: Record<string, Paint> = {
  harbor: cover(11, harbor),
  needle: cover(12, needle),
  stair: cover(13, stair),
  delta: cover(14, delta),
  'first-lamp': cover(15, firstLamp),
  'drowned-quarter': cover(16, drownedQuarter),
  'glass-shoals': cover(17, glassShoals),
  inn: cover(18, inn),
  vigil: cover(19, vigil),
  flood: cover(20, flood),
  ship: cover(21, ship),
  eel: cover(22, eel),
  ward: cover(23, ward),
  'harbor-chart': chart(31, harborChart),
  'coast-map': chart(32, coastMap),
  lampwrights: upright(41, lampwrights, 0.5),
  exchange: upright(42, exchange, 0.5),
  ebb: upright(43, ebb, 0.5),
  ...Object.fromEntries(
    Object.entries(LOOKS).map(([name, look], index) => [
      name,
      upright(50 + index, (picture) => portrait(picture, look), 0.34),
    ]),
  ),
};
