import sanitizeHtml from 'sanitize-html'

/**
 * CMS markup with nothing left but what editors need (design, secure by default). Links keep http, https, mailto
 * and tel; no styles, no scripts, no event handlers.
 */
export const sanitizeMarkup = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      'a',
      'ul',
      'ol',
      'li',
      'h2',
      'h3',
      'h4',
      'blockquote',
      'span',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  })

/** The same for what stands inside a link: stress and nothing else. */
export const sanitizePhrase = (html: string): string =>
  sanitizeHtml(html, { allowedTags: ['strong', 'b', 'em', 'i'], allowedAttributes: {} })
