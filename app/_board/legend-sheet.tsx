'use client';

import type { Board, Painting } from '@/lib/engine';
import { type ColourSet, colourSets, propertyInk } from '@/lib/picture';
import { Swatch } from './swatch';
import { chooseColourSet, useColourSet } from './use-colour-set';
import type { BoardWords } from './words';

/** What shapes, colours, icons and lines mean, and other colours for who cannot tell these apart. */
export function LegendSheet({ board, painting, words }: { board: Board; painting: Painting; words: BoardWords }) {
  const icons = Object.entries(board.icons).filter(([, icon]) => icon.name !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a narrow page must be reachable by keyboard
    <div className="sheet map-legend-sheet" tabIndex={0}>
      <ul>
        {board.owners.map((owner) => (
          <li key={owner.id}>
            <Swatch board={board} owner={owner.id} />
            {owner.name}
            <span className="map-land" style={{ background: propertyInk(`land-${owner.id}`) }} aria-hidden="true" />
          </li>
        ))}
        <li>
          <ColourChoice words={words} />
        </li>
      </ul>
      {icons.length > 0 && (
        <ul className="map-icons">
          {icons.map(([id, icon]) => (
            <li key={id}>
              <Swatch board={board} owner={painting.tokens.find((token) => token.icon === id)?.owner} icon={id} />
              {icon.name}
            </li>
          ))}
        </ul>
      )}
      {board.hexes && (
        <ul>
          {Object.entries(board.hexes.terrains).map(([id, { name }]) => (
            <li key={id}>
              <span className="map-land" style={{ background: propertyInk(`terrain-${id}`) }} aria-hidden="true" />
              {name}
            </li>
          ))}
          {Object.entries(board.hexes.ways ?? {}).map(([id, { name }]) => (
            <li key={id}>
              <span className="map-side" style={{ borderColor: propertyInk(`edge-${id}`) }} aria-hidden="true" />
              {name}
            </li>
          ))}
          {Object.entries(board.hexes.sides).map(([id, { name, dashed }]) => (
            <li key={id}>
              <span
                className="map-side"
                style={{ borderColor: propertyInk(`side-${id}`), borderStyle: dashed ? 'dashed' : 'solid' }}
                aria-hidden="true"
              />
              {name}
            </li>
          ))}
        </ul>
      )}
      <ul>
        {board.spaces.some((space) => space.closed) && (
          <li>
            <span className="map-hatched" aria-hidden="true" />
            {words.closed}
          </li>
        )}
        {board.passages.some((each) => each.kind === 'canal') && (
          <li>
            <span className="map-canal" aria-hidden="true" />
            {words.canal}
          </li>
        )}
        {board.passages.some((each) => each.kind === 'arrow') && (
          <li>
            <span className="map-arrow-line" aria-hidden="true" />
            {words.arrow}
          </li>
        )}
        {board.passages.some((each) => each.kind !== 'canal' && each.kind !== 'arrow') && (
          <li>
            <span className="map-strait" aria-hidden="true" />
            {words.strait}
          </li>
        )}
        <li>
          <span className="map-figure" aria-hidden="true">
            3
          </span>
          {words.count}
        </li>
        {board.spaces.some((space) => space.value !== undefined) && (
          <li>
            <span className="w-[22px] text-center font-bold text-brick" aria-hidden="true">
              3
            </span>
            {words.value}
          </li>
        )}
      </ul>
    </div>
  );
}

function ColourChoice({ words }: { words: BoardWords }) {
  const chosen = useColourSet();
  return (
    <label className="grid gap-1">
      {words.colours}
      <select className="input" value={chosen} onChange={(event) => chooseColourSet(event.target.value as ColourSet)}>
        {colourSets.map((set) => (
          <option key={set} value={set}>
            {words.colourSets[set]}
          </option>
        ))}
      </select>
    </label>
  );
}
