/** Styles of blocks, which pages made of blocks carry over the common ones. */
import.meta.glob('../../worker/ui/blocks/**/*.css', { eager: true })
