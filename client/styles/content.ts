/** Styles of blocks, which pages made of blocks carry over the common ones. */
import.meta.glob('../../worker/render/blocks/**/*.css', { eager: true })
