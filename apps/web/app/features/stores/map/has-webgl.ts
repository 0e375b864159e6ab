/** Whether this browser can draw a running map; without it the picture stays, and nothing is loaded. */
export function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
