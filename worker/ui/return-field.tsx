import { useSlots } from './slots.ts'

/** Names the page to return to in a form's post, on pages that send no referrer (decision 21). */
export const ReturnField = () => useSlots().slot('return-field', '')
