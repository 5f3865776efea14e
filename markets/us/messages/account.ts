export const account = {
  login: 'Log in',
  logout: 'Log out',
  unavailableTitle: 'Logging in is not possible right now',
  unavailableText: 'The login service is not answering. Please try again in a moment: nothing is lost.',
  failedTitle: 'Logging in did not work',
  failedText: 'Something did not add up, so we stopped to be on the safe side. Please try again.',
  expiredTitle: 'Shall we start again?',
  expiredText: 'This login has expired, or was started in another browser. Try again: it only takes a moment.',
  userTitle: 'We can’t load your account',
  userText: 'To be on the safe side, we have logged you out. Please try again in a moment.',
  privacyTitle: 'We need your yes to the privacy policy',
  privacyText:
    'You have not accepted the privacy policy yet, so you will be logged out in a few seconds. Write to us and we will sort it out together.',
  adminTitle: 'This account is for staff',
  adminText: 'Admin accounts can’t be used on this site. You will be logged out in a few seconds.',
}
