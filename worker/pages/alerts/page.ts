import { definePrivatePage } from '../define-private-page.ts'
import styles from './alerts-page.css?inline'
import { AlertsPage } from './alerts-page.tsx'
import { loadAlertsPage } from './load-alerts-page.ts'

/** A visitor's alerts, their preferences and data. */
export const alertsPage = definePrivatePage({
  route: 'alerts',
  style: null,
  kind: 'alerts',
  analytics: 'custom page',
  modals: { place: 'other' },
  load: loadAlertsPage,
  title: () => 'alerts.pageTitle',
  view: AlertsPage,
  styles,
})
