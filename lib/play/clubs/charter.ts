import { z } from 'zod';
import { type EmblemPart, emblemParts } from '../../../db/schema';
import { beginningOf, type Language, languages, type Text } from '../../engine';
import { type Caller, mustBeSound, plainText, proseOf, trouble } from '../access/caller';

export { type EmblemPart, emblemParts };

/** Characters of a club's texts. */
export const longestClubTexts = { name: 60, address: 40, description: 4000, houseRules: 8000 } as const;

const texts = (most: number) => z.strictObject({ en: z.string().max(most), it: z.string().max(most) });

/** What a club says of itself. */
export const charterSchema = z.strictObject({
  name: z.string(),
  /** Of its address behind `/clubs/`; empty: made of the name. */
  address: z.string().max(200).default(''),
  emblem: z.strictObject({
    shape: z.enum(emblemParts.shape),
    division: z.enum(emblemParts.division),
    charge: z.enum(emblemParts.charge),
    field: z.enum(emblemParts.field),
    tincture: z.enum(emblemParts.tincture),
  }),
  description: texts(longestClubTexts.description),
  houseRules: texts(longestClubTexts.houseRules),
  visibility: z.enum(['public', 'private']),
  admission: z.enum(['open', 'request', 'invitation']),
});
export type Charter = z.output<typeof charterSchema>;
export type Emblem = Charter['emblem'];
export type CharterInput = z.input<typeof charterSchema>;

/** What the address of a private club ends in: nobody chooses such an address, so that none is refused because a club is there. */
export const privateEnding = /-([2-9][a-z]){5}$/;

/** Addresses of pages that stand where a club's would. */
const reserved = ['new', 'invitation', 'invitations'];

/** A charter as somebody wrote it, made whole; throws invalid. Nobody can ask for a private club, whose members alone know it. */
export function checkedCharter(input: CharterInput, caller: Caller): Charter {
  mustBeSound(input, caller);
  const parsed = charterSchema.safeParse(input);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw trouble(
      'invalid',
      { en: `This part of the club is not right: ${field}.`, it: `Questa parte del circolo non va bene: ${field}.` },
      caller,
    );
  }
  const charter = parsed.data;
  const name = plainText(charter.name, longestClubTexts.name);
  if (name === '') throw trouble('invalid', { en: 'Give the club a name.', it: 'Dai un nome al circolo.' }, caller);
  const address = slugOf(charter.address.trim() === '' ? name : charter.address);
  if (address === '' || reserved.includes(address) || privateEnding.test(address)) {
    throw trouble(
      'invalid',
      {
        en: 'The address wants letters a to z or digits, none of the words that pages here have, and no ending like that of a private club.',
        it: 'L’indirizzo vuole lettere dalla a alla z o cifre, nessuna delle parole già usate dalle pagine, e non una fine come quelle dei circoli privati.',
      },
      caller,
    );
  }
  return {
    ...charter,
    ...{ name, address },
    description: trimmed(charter.description),
    houseRules: trimmed(charter.houseRules),
    admission: charter.visibility === 'private' ? 'invitation' : charter.admission,
  };
}

const trimmed = ({ en, it }: Text): Text => ({ en: proseOf(en), it: proseOf(it) });

/** "Circolo di Forlì" → "circolo-di-forli". */
export const slugOf = (text: string): string =>
  beginningOf(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
    longestClubTexts.address,
  ).replace(/-$/, '');

/** A text in a language, else in the one it was written in. */
export function shownIn(text: Text, language: Language): { text: string; language: Language } {
  const written = text[language] !== '' ? language : (languages.find((each) => text[each] !== '') ?? language);
  return { text: text[written], language: written };
}
