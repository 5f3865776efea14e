export const offline = {
  title: 'You’re offline',
  text: 'We can’t reach the site right now, but what you looked at recently is still here.',
  tripsTitle: 'Trips you viewed recently',
  keptAge: 'Saved {{age}}',
  listAge: 'Updated {{age}}',
  notKept: 'Opens when you’re back online',
  queueTitle: 'Hearts waiting to be sent',
  queueText: 'You saved something while offline. We’ll add it to your wishlist as soon as you’re back online.',
  nothing: 'There’s nothing on this device to read offline yet. Trips you look at are saved automatically.',
  queued: 'You’re offline. We’ll save it as soon as you’re back online.',
  copyNote: 'You’re offline. This page is from {{time}}; prices and places may have changed.',
  installedName: '{{brand}}: group trips',
}
