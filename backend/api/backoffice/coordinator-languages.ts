/** Condition: coordinator `c` speaks `language`, an SQL expression. */
export const speaks = (language: string): string => `${language} IN (SELECT value FROM json_each(c.languages))`
