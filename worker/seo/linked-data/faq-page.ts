/** Questions and answers of a page as JSON-LD; null without any. Questions that are asked twice count once. */
export const faqPage = (items: readonly { question: string; answer: string }[]): object | null => {
  const distinct = [...new Map(items.map((item) => [item.question, item])).values()]
  return distinct.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: distinct.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
}
