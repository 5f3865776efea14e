import { definePrivatePage } from '../define-private-page.ts'
import { AlertsPage } from './alerts-page.tsx'
import { loadAlertsPage } from './load-alerts-page.ts'

/** A visitor's alerts, their preferences and data. */
export const alertsPage = definePrivatePage({
  route: 'alerts',
  kind: 'alerts',
  analytics: 'custom page',
  load: loadAlertsPage,
  title: () => 'alerts.pageTitle',
  view: AlertsPage,
})
