import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Behaves like Yandex Maps JS API 3.0 towards the shop: places markers in the frame and reports updates. */
const SCRIPT = `
  const calls = (window.fakeYandex = { maps: [], locations: [] });
  class Child {
    constructor(props, element) { Object.assign(this, { props, element }); }
  }
  class YMap {
    constructor(frame, props) {
      this.frame = frame;
      this.zoom = 11;
      this.children = [];
      calls.maps.push(props);
    }
    addChild(child) {
      this.children.push(child);
      if (child.element) this.frame.append(child.element);
      return this;
    }
    setLocation(location) {
      calls.locations.push(location);
      if (location.zoom) this.zoom = location.zoom;
      for (const { props } of this.children) props?.onUpdate?.({ location: { zoom: this.zoom } });
    }
    destroy() { this.frame.replaceChildren(); }
  }
  window.ymaps3 = {
    ready: Promise.resolve(), YMap,
    YMapDefaultSchemeLayer: Child, YMapDefaultFeaturesLayer: Child, YMapMarker: Child, YMapListener: Child,
  };
`;

export type FakeYandexMaps = {
  origin: string;
  /** Requested addresses of the script. */
  asked: URL[];
  /** True: the script is not served. */
  isDown: boolean;
  stop: () => void;
};

/** Yandex Maps on this machine. */
export async function startFakeYandexMaps(): Promise<FakeYandexMaps> {
  const server = createServer((request, response) => {
    fake.asked.push(new URL(request.url ?? '', fake.origin));
    if (fake.isDown) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // safe: it listens on TCP
  const { port } = server.address() as AddressInfo;
  const fake: FakeYandexMaps = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    isDown: false,
    stop: () => server.close(),
  };
  return fake;
}
