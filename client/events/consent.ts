/** Whether the visitor allows analytics: the gateway stamps it on html, an answer in the page changes it there. */
export const analyticsAllowed = (): boolean => 'analytics' in document.documentElement.dataset
