import { type Layout, layoutSchema } from '../../../shared/contracts/layout.ts'
import { sampleImage } from './sample-blocks.ts'

const link = (routingKey: string) => ({ type: 'custompage', routingKey })
const item = (id: string, children: object[] = [], rest: object = {}) => ({
  id,
  label: `Label ${id}`,
  type: children.length > 0 ? 'mega-menu' : 'link',
  link: link('travels'),
  children,
  ...rest,
})
const mark = { url: '', image: sampleImage, label: 'A badge' }

/** A layout with every part that a layout can have, for the render tests. */
export const sampleLayout: Layout = layoutSchema.parse({
  header: { menu: [item('areas', [item('asia', [item('japan', [], { badge: 'NEW' })])]), item('tours')] },
  footer: {
    menu: [item('column', [item('entry', [], { target: '_blank', link: { type: 'url', url: 'https://a.example/' } })])],
    footerMessage: 'Legal line',
    collapseOpenMessage: 'Open',
    collapseCloseMessage: 'Close',
    paymentMessage: 'Pay',
    showUserRating: false,
    badges: [mark],
    paymentSystems: [mark],
  },
  beans: [
    { id: 'top', position: 'top', message: '<strong>Top</strong>', backgroundColor: 'teal' },
    { id: 'elsewhere', position: 'top', message: 'Elsewhere', routes: { match: ['/elsewhere'], exclude: [] } },
    { id: 'bottom', message: 'Bottom', closable: false, backgroundColor: 'no colour of ours' },
  ],
  settings: {
    installmentPayments: true,
    currencies: [
      { isoCode: 'EUR', symbol: '€', name: 'Euro' },
      { isoCode: 'USD', symbol: '$', name: 'Dollar' },
    ],
  },
})
