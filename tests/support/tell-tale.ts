/** Numbers of rules and readings, codes of refusals and names that code has for options: nothing of a player's. */
export const ruleIds = /\b[A-Z]{1,4}\d{2}-|\bR41\b|\b(IT|EN)\d+|\b[CPE]-[A-Z0-9]|`|\b[a-z]+[A-Z]\w+/;

/** Words that no Italian sentence has. */
export const englishWords =
  /\b(the|and|or|of|with|when|where|which|who|from|into|may|must|not|are|is|was|units|turn|zones|order|orders|land|sea|tank|infantry|fighters?|attack|losses|number|move|retreat|nothing|space|territory|yes|none)\b/i;
