import { type CharterInput, type ClubHead, privateEnding } from '@/lib/play';

/** A club as its form begins: of a private club's address the part that was chosen. */
export function charterOf({ slug, name, emblem, description, houseRules, visibility, admission }: ClubHead): CharterInput {
  const address = visibility === 'private' ? slug.replace(privateEnding, '') : slug;
  return { name, address, emblem, description, houseRules, visibility, admission };
}
