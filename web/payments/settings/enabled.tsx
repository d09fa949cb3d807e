import { CircleCheck, CirclePause } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'

export const Enabled = ({ enabled }: { enabled: boolean }) => (
  <Badge tone={enabled ? 'success' : 'neutral'} icon={enabled ? CircleCheck : CirclePause}>
    {enabled ? 'Enabled' : 'Disabled'}
  </Badge>
)
