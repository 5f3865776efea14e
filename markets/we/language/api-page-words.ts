import type { ApiPageWords } from '../../../backend/api/http/api-page-words.ts'

export const apiPageWords: ApiPageWords = {
  back: 'Back to the trips',
}
