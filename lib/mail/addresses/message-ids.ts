/** Host name that identifiers of letters end in: the part of the sender's address behind the @. */
export function mailHost(from: string): string {
  const [, host] = /@([^\s<>@]+?)>?\s*$/.exec(from) ?? [];
  return host ?? 'localhost';
}

/** The same for every try of one letter, so that a letter sent twice is shown once. */
export const messageIdOf = (outboxId: string, host: string): string => `<letter.${outboxId}@${host}>`;

/** The head of a table's thread. No letter has this id; all letters of the table refer to it. */
export const threadIdOf = (tableId: string, host: string): string => `<table.${tableId}@${host}>`;

/** RFC 2919: lets mail programs file a table's letters together. */
export const listIdOf = (tableId: string, host: string): string => `<table-${tableId}.${host}>`;
