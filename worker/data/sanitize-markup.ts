import sanitizeHtml from 'sanitize-html'

const TAGS = 'p br strong b em i u a ul ol li h2 h3 h4 blockquote span table thead tbody tr th td'.split(' ')

/** Removes CMS markup that editors do not need. */
export const sanitizeMarkup = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  })

/** For text inside a link. */
export const sanitizePhrase = (html: string): string =>
  sanitizeHtml(html, { allowedTags: ['strong', 'b', 'em', 'i'], allowedAttributes: {} })
