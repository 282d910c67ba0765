import { describe, expect, it } from 'vitest';
import { deepestJson, readJson } from '../../lib/engine';

const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`;

describe('JSON of a stranger', () => {
  it('is read as deep as anything of ours goes, and no deeper', () => {
    expect(readJson(nested(deepestJson)).ok).toBe(true);
    expect(readJson(nested(deepestJson + 2))).toEqual({ ok: false, error: 'deep' });
    expect(readJson(nested(1_000_000))).toEqual({ ok: false, error: 'deep' });
  });

  it.each(['', '{', 'nul', '{"a":1}x'])('is none: %j', (text) => {
    expect(readJson(text)).toEqual({ ok: false, error: 'syntax' });
  });

  it.each(['null', '0', '"x"', '[]', '{}'])('may be a plain value: %s', (text) => {
    expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    expect(readJson(`\ufeff${text}`)).toEqual({ ok: true, value: JSON.parse(text) });
  });
});
