import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { svgResponse } from '../../app/_shell/svg-response';
import { open } from '../../lib/engine';
import { ridges } from '../../lib/games/ridges';

const options = ridges.optionsSchema.parse({});
const { state } = open(ridges, options, () => 1);
const drawn = { board: ridges.board(options, 'en'), painting: ridges.paint(ridges.view(state, 'public'), 'en') };

function answered(encodings: string | null): Promise<Response> {
  const headers: HeadersInit = encodings === null ? {} : { 'Accept-Encoding': encodings };
  return svgResponse(new Request('http://localhost/board.svg', { headers }), drawn, { theme: null, title: 'Ridges', seconds: 60 });
}

describe('a board that is asked for as SVG', () => {
  it('comes packed to whoever takes that, and says that it depends on it', async () => {
    const plain = await answered(null);
    const packed = await answered('deflate, gzip, br');
    expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
    expect([plain, packed].map(({ headers }) => headers.get('vary'))).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    const svg = await plain.text();
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(svg);
  });

  it('comes as it is to whoever wants nothing packed, or weighs the ways', async () => {
    for (const encodings of ['identity', 'br', 'gzip;q=0', '']) {
      expect((await answered(encodings)).headers.get('content-encoding')).toBeNull();
    }
  });
});
