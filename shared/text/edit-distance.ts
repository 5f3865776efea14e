/** Damerau-Levenshtein distance to a word and to its nearest prefix, for text still being typed; at most `limit + 1`. */
export const typoDistance = (typed: string, word: string, limit: number): { whole: number; beginning: number } => {
  const tooMany = limit + 1
  // Letters further on are out of reach within the limit.
  const reach = word.slice(0, typed.length + limit)
  if (reach.length < typed.length - limit) return { whole: tooMany, beginning: tooMany }
  let beforeLast: number[] = []
  let last = Array.from({ length: reach.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= reach.length; column++) {
      const same = typed[row - 1] === reach[column - 1]
      let least = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1))
      if (swapped(typed, row, reach, column)) least = Math.min(least, at(beforeLast, column - 2) + 1)
      current.push(least)
    }
    if (Math.min(...current) > limit) return { whole: tooMany, beginning: tooMany }
    beforeLast = last
    last = current
  }
  return {
    whole: reach === word ? Math.min(at(last, word.length), tooMany) : tooMany,
    beginning: Math.min(...last, tooMany),
  }
}

const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY

const swapped = (typed: string, row: number, word: string, column: number): boolean =>
  row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
