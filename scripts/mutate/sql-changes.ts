const STATEMENT = /\b(SELECT|INSERT|UPDATE|DELETE) /
const CONDITION = /[\w.]+ (?:(?:=|<>|<=?|>=?) (?:\?\d*|'[\w-]*')|IS (?:NOT )?NULL)/g

/** SQL statements with one condition made true, so that they change or find other rows. */
export const sqlChanges = (text: string): string[] => {
  const where = text.indexOf('WHERE ')
  if (where < 0 || !STATEMENT.test(text)) return []
  return [...text.matchAll(CONDITION)]
    .filter(({ index }) => index > where)
    .map(
      ({ 0: condition, index }) => `${text.slice(0, index)}(${condition} OR 1)${text.slice(index + condition.length)}`,
    )
}
