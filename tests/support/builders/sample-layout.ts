import { type Layout, layoutSchema } from '../../../shared/contracts/layout.ts'
import { exampleScene } from '../../../worker/ui/blocks/block-gallery/example-blocks.ts'

const link = (routingKey: string) => ({ type: 'custompage', routingKey })
const item = (id: string, children: object[] = [], rest: object = {}) => ({
  id,
  label: `Label ${id}`,
  type: children.length > 0 ? 'mega-menu' : 'link',
  link: link('travels'),
  children,
  ...rest,
})
const mark = { url: '', image: exampleScene(0), label: 'A badge' }

/** A layout with every possible part. */
export const sampleLayout: Layout = layoutSchema.parse({
  header: { menu: [item('areas', [item('asia', [item('japan', [], { badge: 'NEW' })])]), item('tours')] },
  footer: {
    menu: [item('column', [item('entry', [], { target: '_blank', link: { type: 'url', url: 'https://a.example/' } })])],
    footerMessage: 'Legal line',
    collapseOpenMessage: 'Open',
    collapseCloseMessage: 'Close',
    paymentMessage: 'Pay',
    showUserRating: true,
    badges: [mark],
    paymentSystems: [mark],
    contactsBook: {
      instagram: { value: 'https://social.example/instagram' },
      social: { value: 'https://social.example/all' },
    },
    newsletter: {
      action: 'https://news.example/newsletter?market=it',
      emailPlaceholder: 'Your email',
      cta: 'Sign up',
      description: 'News',
      descriptionBottom: 'Small print',
      gdpr: 'gdpr[newsletter]',
      bot: 'bot',
    },
  },
  beans: [
    { id: 'top', position: 'top', message: '<strong>Top</strong>', backgroundColor: 'teal' },
    { id: 'elsewhere', position: 'top', message: 'Elsewhere', routes: { match: ['/elsewhere'], exclude: [] } },
    { id: 'bottom', message: 'Bottom', closable: false, backgroundColor: 'no colour of ours' },
  ],
  talkToUsBeans: [{ id: 'talk', message: 'Ask <strong>us</strong>', routes: { match: ['/talk/**'] } }],
  trustRating: { rating: 4.6, count: 2031, ratingPercent: 92 },
  settings: {
    installmentPayments: true,
    currencies: [
      { isoCode: 'EUR', symbol: '€', name: 'Euro' },
      { isoCode: 'USD', symbol: '$', name: 'Dollar' },
    ],
  },
})
