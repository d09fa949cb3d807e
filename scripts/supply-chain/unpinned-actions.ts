/** The lines of a workflow with actions referenced by tag or branch, which can be moved. */
export function unpinnedActions(workflow: string): { line: number; message: string }[] {
  return workflow.split('\n').flatMap((text, at) => {
    const action = /\buses:\s*(\S+)/.exec(text)?.[1]
    if (!action || action.startsWith('./') || /@[0-9a-f]{40}$/.test(action)) return []
    return [{ line: at + 1, message: `${action} is not pinned to a commit` }]
  })
}
