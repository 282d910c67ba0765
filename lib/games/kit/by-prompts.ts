import {
  canonical,
  type Decision,
  enumerate,
  fold,
  type GameModule,
  type Kinds,
  type Language,
  languages,
  ok,
  type Prompter,
  refuse,
} from '../../engine';

/** Orders of one question that are looked through; a game where there may be more brings its own `check` and `parse`. */
const mostOrders = 3000;
const shownOrders = 6;

type Format<K extends Kinds> = GameModule<K>['format'];

function openOrders<K extends Kinds>(game: Prompter<K>, view: K['view'], decision: Decision<K>): K['order'][] {
  const open = enumerate(game, view, decision, mostOrders + 1);
  if (open.length > mostOrders)
    throw new Error(`${game.id}: "${decision.kind}" has too many orders to look through: bring check and parse`);
  return open;
}

/** "Possible now: PASS; ROLL 1; …". */
function possible<K extends Kinds>(open: readonly K['order'][], format: Format<K>, language: Language): string {
  const lines = open.slice(0, shownOrders).map((order) => format(order, language));
  const more = open.length > shownOrders ? '; …' : '.';
  return `${{ en: 'Possible now', it: 'Ora si può' }[language]}: ${lines.join('; ')}${more}`;
}

/** Legal is what the prompts offer. */
export function checkByPrompts<K extends Kinds>(game: Prompter<K>, format: Format<K>): GameModule<K>['check'] {
  return (view, decision, order, language) => {
    const open = openOrders(game, view, decision);
    const wanted = canonical(order);
    const found = open.find((each) => canonical(each) === wanted);
    if (found) return ok(found);
    const text = { en: 'cannot be done now.', it: 'ora non si può fare.' }[language];
    return refuse('E-ORDER', `${format(order, language)} ${text} ${possible(open, format, language)}`, 'type');
  };
}

/** A line says the order that is written so, in any language; of those, one that the prompts offer. */
export function parseByPrompts<K extends Kinds>(game: Prompter<K>, format: Format<K>): GameModule<K>['parse'] {
  return (line, view, decision, language) => {
    const open = openOrders(game, view, decision);
    const said = fold(line);
    const found = open.find((order) => [undefined, ...languages].some((each) => fold(format(order, each)) === said));
    if (found) return ok(found);
    const text = { en: 'is no order that fits here.', it: 'non è un ordine adatto qui.' }[language];
    return refuse(
      'E-NOTATION',
      `"${line.trim().slice(0, 40)}" ${text} ${possible(open, format, language)}`,
      line.trim().split(/\s/)[0] ?? '',
    );
  };
}
