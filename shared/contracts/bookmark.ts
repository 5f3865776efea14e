/** Header of shared reads: the state of the back end's database that has the last publication. */
export const BOOKMARK_HEADER = 'x-d1-bookmark'
