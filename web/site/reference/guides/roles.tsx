import type { ApiReference } from '../contract/model.ts'
import { CallLink } from './call-link.tsx'

export function Roles({ reference: { groups } }: { reference: ApiReference }) {
  const calls = groups.flatMap((group) => group.calls).filter((call) => call.roles.length > 0)
  const roles = [...new Set(calls.flatMap((call) => call.roles))].sort()
  return (
    <>
      <p>
        <code>admin</code> is the platform: it sees every merchant and configures gateways and payment
        methods. <code>merchant</code> owns an account and may do everything in it. <code>viewer</code> can
        read that account, and change only their own profile and password. A call that the role does not allow
        is 403 <code>forbidden</code>; calls that are not in this table need no session.
      </p>
      <table className="fields matrix">
        <caption>Calls by role</caption>
        <thead>
          <tr>
            <th scope="col">Call</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.id}>
              <th scope="row">
                <CallLink id={call.id} />
              </th>
              {roles.map((role) => (
                <td key={role}>{call.roles.includes(role) ? 'yes' : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
