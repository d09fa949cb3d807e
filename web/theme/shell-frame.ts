import { isMerchantPath } from '../paths.ts'

// Inlined in the application shell. It has the frame of the merchant area, which would change to the site's on other
// pages.
if (!isMerchantPath(location.pathname)) document.documentElement.dataset.frame = 'pending'
