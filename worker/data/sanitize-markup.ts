import sanitizeHtml from 'sanitize-html'

const TAGS = 'p br strong b em i u a ul ol li h2 h3 h4 blockquote span table thead tbody tr th td'.split(' ')

/** Text keeps its entities: decoding them takes tables of 16 kB, after gzip. */
const PARSER = { decodeEntities: false }
/** Entities other than `&amp;` could hide the scheme of a link. */
const HIDING = /&(?:#|(?!amp;)\w+;)/

/** Removes CMS markup that editors do not need. */
export const sanitizeMarkup = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: { ...(href !== undefined && !HIDING.test(href) && { href }), ...attribs, rel: 'noopener' },
      }),
    },
    parser: PARSER,
  })

/** For text inside a link. */
export const sanitizePhrase = (html: string): string =>
  sanitizeHtml(html, { allowedTags: ['strong', 'b', 'em', 'i'], allowedAttributes: {}, parser: PARSER })
