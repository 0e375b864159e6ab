/** Parameters of the map's projection: Albers' equal-area conic on a sphere, made for `russia.svg`. */
const LON_0 = 100;
const N = 0.843_402_399_952_944_5;
const C = 1.708_259_373_761_441_8;
const RHO_0 = 0.659_979_243_479_830_5;
const SCALE = 758.496_609_590_643_9;
const SHIFT = { x: 551.296_982_077_905_9, y: 423.121_298_788_058_14 };
const RADIAN = Math.PI / 180;

/** The position of a place on `russia.svg`, in units of its view box. */
export function russiaPoint({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } {
  const turn = ((lon - LON_0 + 540) % 360) - 180;
  const rho = Math.sqrt(C - 2 * N * Math.sin(lat * RADIAN)) / N;
  const theta = N * turn * RADIAN;
  return {
    x: round(rho * Math.sin(theta) * SCALE + SHIFT.x),
    y: round(SHIFT.y - (RHO_0 - rho * Math.cos(theta)) * SCALE),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
