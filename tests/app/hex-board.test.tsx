import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Hands } from '@/app/_board/hands';
import { spaceAt } from '@/app/_board/places';
import { en } from '@/app/_words/en';
import { it as italian } from '@/app/_words/it';
import { openingOf } from '@/app/rules/[game]/opening';
import { hexAt } from '@/lib/engine';
import { letterWords } from '@/lib/mail/words';
import { boardPicture } from '@/lib/mail/writing/board-picture';
import { positionOf } from '@/lib/mail/writing/position-text';
import { boardSvg, definitions, drawGridsBy, groundLayers, packBoard, pieceLayers, propertyInk, unpackBoard } from '@/lib/picture';
import { hexPicture } from '@/lib/picture/hex-picture';
import { pacific } from '../support/pacific';
import { cardText } from '../support/pacific/cards';

drawGridsBy(hexPicture);

const { board, state } = openingOf(pacific, 'en');
const paintingOf = (viewer: 'japan' | 'allies' | 'public', language: 'en' | 'it' = 'en') =>
  pacific.paint(pacific.view(state, viewer), language);
const nodes = (markup: string) => markup.match(/<[a-z]/gi)?.length ?? 0;
const drawnAt = (scale: number, frame?: { x: number; y: number; width: number; height: number }) => {
  const pen = { ink: propertyInk, scale, id: 'm', frame };
  const painting = paintingOf('japan');
  const layers = [...groundLayers(board, painting.tints, pen), ...pieceLayers(board, painting, pen)];
  return { markup: definitions(board, pen) + layers.map(({ markup }) => markup).join(''), layers };
};

describe('a board of 1,138 hexes with 200 counters', () => {
  it.each([0.2, 0.4, 0.63, 0.8, 1.17, 1.6, 2.5, 4])('has fewer than 3,000 nodes at scale %f, even where all of it is in sight', (scale) => {
    expect(paintingOf('japan').tokens).toHaveLength(200);
    expect(nodes(drawnAt(scale).markup)).toBeLessThan(2900);
  });

  it('has one path a terrain and one a kind of side at every distance, and no text far out', () => {
    const { layers, markup } = drawnAt(0.4);
    const paths = (id: string) => nodes(layers.find((layer) => layer.id === id)?.markup ?? '');
    expect([paths('hex-terrain'), paths('hex-sides'), paths('hex-stacks'), paths('hex-badges')]).toEqual([6, 3, 2, 0]);
    expect(markup.includes('<text')).toBe(false);
  });

  it('prints names, labels and figures close by, of what is in sight alone', () => {
    const near = drawnAt(2, { x: 0, y: 0, width: 500, height: 400 });
    expect(near.markup.includes('>Maldive Is.')).toBe(true);
    expect(near.markup.includes('>Oahu')).toBe(false);
    expect(/<text x="0" y="0\.84">\d+<\/text>/.test(drawnAt(2).markup)).toBe(true);
    expect(nodes(near.markup)).toBeLessThan(nodes(drawnAt(2).markup) / 2);
  });

  it('reaches a browser without an outline a hex, and is the same there', () => {
    const packed = JSON.stringify(packBoard(board));
    expect(JSON.parse(packed).spaces).toEqual([]);
    expect(unpackBoard(JSON.parse(packed))).toEqual(JSON.parse(JSON.stringify(board)));
  });

  it('is clicked where it is seen', () => {
    for (const space of board.spaces) expect(spaceAt(board, [], space.centre, 0)?.id).toBe(space.id);
    expect(hexAt(board.hexes!, board.spaces[0]!.centre)).toEqual({ column: 10, row: 4 });
  });

  it('stands in a letter as a picture', async () => {
    const whole = await boardPicture(board, paintingOf('japan'), { title: 'Pacific', theatre: [] });
    const part = await boardPicture(board, paintingOf('japan'), { title: 'Pacific', theatre: ['3705', '3706'] });
    expect([whole.isPart, part.isPart]).toEqual([false, true]);
    for (const { png } of [whole, part]) {
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png.length).toBeGreaterThan(20_000);
    }
    // a picture holds no hand: that is told in words
    expect(boardSvg(board, paintingOf('japan'), { scale: 0.5, theme: 'light' })).not.toContain('Offensive');
  });
});

describe('stacks and counters on a hex', () => {
  const [hex = ''] = paintingOf('japan').tokens.map(({ space }) => space);
  const token = { space: hex, icon: 'sea', owner: 'japan', count: 1, title: 'x' };
  const drawn = (tokens: object[], scale = 2) =>
    pieceLayers(
      board,
      { ...paintingOf('public'), tokens: tokens.map((each) => ({ ...token, ...each })) },
      { ink: propertyInk, scale, id: '' },
    )
      .map(({ markup }) => markup)
      .join('');

  it('lie in order of their level, the highest on top, with their number where some are not seen', () => {
    const markup = drawn([
      { label: 'low', level: 1 },
      { label: 'top', level: 9 },
      { label: 'mid', level: 4 },
      { label: 'under', level: 0 },
    ]);
    const order = ['low', 'mid', 'top'].map((label) => markup.indexOf(`>${label}<`));
    expect(order[0]).toBeGreaterThan(0);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(markup).not.toContain('>under<');
    expect(markup).toContain('>4<');
  });

  it('print figures of several digits smaller, and the number of a stack beside them', () => {
    const figures = (values: object) => /<g fill="[^"]+" font-size="([\d.]+)"/.exec(drawn([{ values }]))?.[1];
    expect([figures({ bottom: '8' }), figures({ bottom: '12' })]).toEqual(['0.43', '0.36']);
    const stack = Array.from({ length: 5 }, (_, level) => ({ level, label: 'x' }));
    expect(drawn(stack)).toContain('1.36');
    expect(drawn(stack, 1)).not.toContain('1.36');
  });

  it('point at the side they face', () => {
    expect(drawn([{ facing: 0 }])).toContain('rotate(-90)');
    expect(drawn([{ facing: 2 }])).toContain('rotate(30)');
    expect(drawn([{}])).not.toContain('rotate(');
  });
});

describe('hands of cards', () => {
  const pages = (viewer: 'japan' | 'allies' | 'public', language: 'en' | 'it') =>
    renderToStaticMarkup(
      <Hands hands={paintingOf(viewer, language).hands ?? []} owners={board.owners} words={(language === 'it' ? italian : en).board} />,
    );

  it('show their cards to their owner, and to others only how many there are', () => {
    expect(pages('japan', 'en')).toContain('Offensive 103');
    expect(pages('japan', 'en')).toContain('6 hidden cards');
    expect(pages('allies', 'it')).toContain('Offensiva 206');
    expect(pages('allies', 'it')).toContain('5 carte coperte');
  });

  it.each(['en', 'it'] as const)('hold no fact of a card in what another seat is sent (%s)', (language) => {
    const secret = { japan: state.hands.allies, allies: state.hands.japan, public: [...state.hands.japan, ...state.hands.allies] };
    for (const viewer of ['japan', 'allies', 'public'] as const) {
      const painting = paintingOf(viewer, language);
      const letter = positionOf(board, painting, letterWords[language].places);
      for (const card of secret[viewer]) {
        const { title } = cardText[language](card);
        for (const text of [JSON.stringify(painting.hands), pages(viewer, language), JSON.stringify(letter)]) {
          expect(text).not.toContain(title);
          expect(text).not.toContain(`"${card}"`);
        }
      }
    }
  });

  it('are told in letters in words', () => {
    const [own, others] = positionOf(board, paintingOf('japan', 'it'), letterWords.it.places);
    expect(own).toEqual({ title: 'Mano: Giappone', lines: expect.arrayContaining(['Offensiva 101. Attiva 3 pile.']) });
    expect(others).toEqual({ title: 'Mano: Alleati', lines: ['6 carte coperte'] });
  });
});
