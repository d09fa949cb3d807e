import type { ApiReference } from '../contract/model.ts'
import { CallLink } from './call-link.tsx'

export function Roles({ reference: { groups } }: { reference: ApiReference }) {
  const calls = groups.flatMap((group) => group.calls).filter((call) => call.roles.length > 0)
  const roles = [...new Set(calls.flatMap((call) => call.roles))].sort()
  return (
    <>
      <p>
        <code>admin</code> is the platform: sees every merchant, configures gateways and methods.{' '}
        <code>merchant</code> is an account's owner and may do everything there. <code>viewer</code> reads the
        same account and changes nothing but the own profile and password. A call that the role may not make
        is 403 <code>forbidden</code>; the calls that are not in this table need no session.
      </p>
      <table className="fields matrix">
        <caption>Who may call what</caption>
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
