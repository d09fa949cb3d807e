import '../../theme/before-first-paint.ts'
import '../../styles.css'
import '../frame/merchant.css'
import './parts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { mountToaster } from '../../toasts/toaster.tsx'
import { PartsPage } from './parts-page.tsx'

const container = document.getElementById('app')
if (!container) throw new Error('There is no #app')

mountToaster()
createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <PartsPage />
    </BrowserRouter>
  </StrictMode>,
)
