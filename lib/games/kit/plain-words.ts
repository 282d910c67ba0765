import { type Board, enumerate, type GameModule, type Kinds, type Painting, type Prompter, type Text } from '../../engine';

/** The first question of the order form, with the first and the last of the orders that may answer it. */
export function helpOf<K extends Kinds>(game: Prompter<K>, format: GameModule<K>['format']): GameModule<K>['help'] {
  return (view, decision, language) => {
    const asked = game.prompt(view, decision, [], language);
    const orders = enumerate(game, view, decision, 40);
    const lines = [orders[0], orders.at(-1)].flatMap((order) => (order ? [format(order, language)] : []));
    const question = asked.kind === 'done' ? { en: 'Only this is left:', it: 'Resta solo questo:' }[language] : asked.label;
    return { question, notation: [], examples: [...new Set(lines)] };
  };
}

/** The words that orders begin with. */
export function guideOf<K extends Kinds>(verbs: GameModule<K>['verbs']): GameModule<K>['guide'] {
  return (language) => [{ title: { en: 'Orders', it: 'Ordini' }[language], lines: verbs[language].flatMap(([usual]) => usual ?? []) }];
}

/** The figures beside the board. */
export function briefOf<K extends Kinds>(title: Text, paint?: GameModule<K>['paint']): GameModule<K>['brief'] {
  return (view, language) => {
    const tracks = paint?.(view, language).tracks ?? [];
    const sections = tracks.map((track) => ({ title: track.title, lines: track.rows.map(({ label, value }) => `${label}: ${value}`) }));
    return { headline: sections[0]?.lines.join(', ') || title[language], sections };
  };
}

/** A single space with the name of the game. */
export function bareBoard<K extends Kinds>(title: Text): GameModule<K>['board'] {
  return (_options, language): Board => ({
    ...{ width: 320, height: 120, wrap: false, token: 28, links: [], scenery: [], passages: [], owners: [], icons: {} },
    spaces: [
      {
        id: 'table',
        kind: 'box',
        name: title[language],
        abbreviations: [],
        path: 'M20 20h280v80h-280z',
        centre: { x: 160, y: 60 },
        label: { x: 160, y: 60, lines: [title[language]], size: 16 },
        box: { x: 30, y: 70, w: 260, h: 24, columns: 8, room: 8 },
      },
    ],
  });
}

export const barePainting = (): Painting => ({ tints: {}, tokens: [], arrows: [], marks: [], tracks: [] });
