// The example for other projects, run as it stands.
import '../examples/playwright/app.spec'
