/** Code that an engine quotes at the end of its own messages. */
const QUOTED_CODE = /\((?:reading|setting|evaluating) '[\w$.]{1,40}'\)$/
/** From the first opening quote to the last closing one, since quoted text may itself contain quotes. */
const QUOTED = /(?:["`“”„«‹]|(?<![\p{L}\p{N}])['‘’])[\s\S]*(?:["`“”»›]|['‘’](?![\p{L}\p{N}]))/u
const UNCLOSED = /(?:["`“”„«‹]|(?<![\p{L}\p{N}])['‘’])[\s\S]*$/u
const EMAIL = /[^\s@<(]+(?:@|%40)[^\s@>)]+/gi
const QUERY = /([?#])[^\s)]+/g
/** But for file names of the build. */
const TOKEN = /[\w-]{16,}(?![\w-]|\.js\b)/g
/** Such as `querySelectorAll`, `InvalidStateError` and `SQLITE_CONSTRAINT`: random tokens are hardly ever like this. */
const WORDS =
  /^(?:[A-Z]?[a-z]{2,15}(?:[A-Z][a-z]{2,15})+|[a-z]{3,15}(?:[_-][a-z]{3,15})+|[A-Z]{3,15}(?:_[A-Z]{3,15})+)$/
const HEXADECIMAL = /\b[0-9a-f]{8,}\b/gi
const NUMBER = /\+?\d(?:[ ().-]{0,2}\d){3,}/g
const MAX_LENGTH = 2000

/**
 * Text of an error of a browser or a server without what visitors may have typed or be known by: quoted text, emails,
 * query strings, long tokens, numbers of four digits and more. Names outside quotes stay.
 */
export const withoutPersonalData = (text: string): string => {
  const given = text.slice(0, MAX_LENGTH)
  const [code = ''] = QUOTED_CODE.exec(given) ?? []
  return (
    given
      .slice(0, given.length - code.length)
      .replace(QUOTED, '…')
      .replace(UNCLOSED, '…')
      .replace(EMAIL, '…')
      .replace(QUERY, '$1…')
      .replace(TOKEN, (token) => (WORDS.test(token) ? token : '…'))
      .replace(HEXADECIMAL, '…')
      .replace(NUMBER, '…') + code
  )
}
