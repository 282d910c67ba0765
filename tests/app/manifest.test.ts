import { expect, it } from 'vitest';
import { GET } from '../../app/icons/[size]/route';
import manifest from '../../app/manifest';

const iconAt = (size: string) => GET(new Request(`http://localhost/icons/${size}`), { params: Promise.resolve({ size }) });

it('the icons that the manifest names are pictures of the size it says', async () => {
  const icons = manifest().icons ?? [];
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const response = await iconAt(src.replace('/icons/', ''));
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const png = Buffer.from(await response.arrayBuffer());
    // width and height stand at the begin of a PNG
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await iconAt('64')).status).toBe(404);
});
