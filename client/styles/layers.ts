/** Layer order for development; builds write it before each bundle (client-build.ts). */
import '../../worker/ui/styles/layers.css'
