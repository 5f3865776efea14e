/** Formats an instant with a day and a month; French counts the first of a month ("mardi 1er décembre"). */
export const formatInstant = (format: Intl.DateTimeFormat, instant: number | Date): string =>
  format.resolvedOptions().locale.startsWith('fr')
    ? format
        .formatToParts(instant)
        .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
        .join('')
    : format.format(instant)
