import { accessibility as british } from '../../we/messages/accessibility.ts'

export const accessibility = {
  ...british,
  feedbackText:
    'Write to {{mail}} or use {{contacts}}: tell us the page, what you wanted to do, and what you use to get around. We help you get what you came for, and then fix the page.',
  authorityText:
    'If we can’t solve it together, you can turn to the {{authority}}, which explains your rights under the Americans with Disabilities Act and takes complaints.',
  authority: 'U.S. Department of Justice',
  authorityAddress: 'https://www.ada.gov/file-a-complaint/',
}
