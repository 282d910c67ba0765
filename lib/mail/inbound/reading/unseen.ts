/** Declarations of a style, by name, lower case and without blanks. */
function declarationsIn(style: string): Map<string, string> {
  const found = style.split(';').map((each): [string, string] => {
    const [name = '', ...value] = each.split(':');
    return [
      name.trim().toLowerCase(),
      value
        .join(':')
        .replace(/\s|!important/gi, '')
        .toLowerCase(),
    ];
  });
  return new Map(found);
}

const isNothing = (size: string | undefined): boolean => /^[-+]?0*\.?0+(px|pt|em|rem|%)?$/.test(size ?? '');

/** Colours are compared as they are spelt, but for the many ways to say white. */
const colourOf = (value: string | undefined): string | null => {
  if (value === undefined) return null;
  return /^(white|#fff(f{3})?(ff)?|rgba?\(255,255,255(,1(\.0)?)?\))$/.test(value) ? 'white' : value;
};

/** Whether a style hides its text, or strikes it out. White on what is not said is white on white. */
function hides(style: string): boolean {
  const of = declarationsIn(style);
  const colour = colourOf(of.get('color'));
  const ground = colourOf(of.get('background-color') ?? of.get('background')) ?? 'white';
  return (
    of.get('display') === 'none' ||
    of.get('visibility') === 'hidden' ||
    of.get('mso-hide') === 'all' ||
    isNothing(of.get('font-size')) ||
    isNothing(of.get('opacity')) ||
    /line-through/.test(`${of.get('text-decoration') ?? ''} ${of.get('text-decoration-line') ?? ''}`) ||
    colour === ground ||
    colour === 'transparent'
  );
}

const apostrophes: Readonly<Record<string, string>> = { '&quot;': '"', '&apos;': "'", '&#39;': "'", '&#34;': '"' };

/** Marks elements whose own style hides them or strikes them out, with an attribute that a selector can tell. */
export const withMarks = (html: string): string =>
  html.replace(/\sstyle\s{0,20}=\s{0,20}(?:"([^"]{0,4000})"|'([^']{0,4000})'|([^\s"'>]{1,400}))/gi, (all, double, single, bare) => {
    const style = String(double ?? single ?? bare ?? '').replace(/&\w{2,5};|&#\d\d;/g, (entity) => apostrophes[entity] ?? entity);
    return hides(style) ? ' data-unseen=""' : all;
  });
