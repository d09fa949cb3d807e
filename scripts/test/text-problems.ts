import ts from 'typescript'

type TextProblem = { file: string; line: number; message: string }

const BESIDE =
  'Text that can change stands beside other content: put it into an element of its own, or the whole text into one template string'
const LOOSE =
  'Text without an element of its own: where this is shown, it may stand beside other content. Put it into an element'

/**
 * Finds text that would stay as it was on a translated page. A translator replaces text nodes, and React keeps writing
 * into the old ones, unless the text is the only child of its element: then it sets the text of the element.
 */
export function textProblems(program: ts.Program, files: readonly string[]): TextProblem[] {
  const checker = program.getTypeChecker()
  const problems: TextProblem[] = []
  for (const name of files) {
    const file = program.getSourceFile(name)
    if (file) visit(file)
  }
  return problems

  function visit(node: ts.Node) {
    if (ts.isJsxElement(node)) {
      const children = childrenOf(node)
      report(children.filter(children.length > 1 ? changes : isListOfTexts), BESIDE)
    }
    if (ts.isJsxFragment(node) && !isJsxParent(node.parent))
      report(
        childrenOf(node).filter((child) => ts.isJsxText(child) || changes(child)),
        LOOSE,
      )
    const component = componentOf(node)
    if (component && returnsText(component)) report([component], LOOSE)
    ts.forEachChild(node, visit)
  }

  function report(nodes: ts.Node[], message: string) {
    for (const node of nodes) {
      const source = node.getSourceFile()
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      problems.push({ file: source.fileName, line: line + 1, message })
    }
  }

  function changes(child: ts.JsxChild): boolean {
    if (!ts.isJsxExpression(child) || !child.expression) return false
    return mayBeText(shownType(child.expression)) && !isConstant(child.expression)
  }

  /** Of `a && b`, what is shown is `b`. */
  function shownType(expression: ts.Expression): ts.Type {
    const isAnd =
      ts.isBinaryExpression(expression) &&
      expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    return checker.getTypeAtLocation(isAnd ? expression.right : expression)
  }

  function isListOfTexts(child: ts.JsxChild): boolean {
    if (!ts.isJsxExpression(child) || !child.expression) return false
    const type = checker.getTypeAtLocation(child.expression)
    return checker.isArrayType(type) && mayBeText(type)
  }

  /** @param seen lists, which may hold lists of their own kind */
  function mayBeText(type: ts.Type, seen: readonly ts.Type[] = []): boolean {
    if (type.isUnion()) return type.types.some((each) => mayBeText(each, seen))
    if (type.isStringLiteral() && type.value === '') return false
    if (type.flags & TEXT) return true
    if (seen.includes(type)) return false
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    return item !== undefined && mayBeText(item, [...seen, type])
  }

  /** A literal, or a constant of a module. */
  function isConstant(expression: ts.Expression): boolean {
    if (checker.getTypeAtLocation(expression).isLiteral()) return true
    let first = expression
    while (ts.isPropertyAccessExpression(first)) first = first.expression
    return ts.isIdentifier(first) && isOfModule(checker.getSymbolAtLocation(first))
  }

  function isOfModule(symbol: ts.Symbol | undefined): boolean {
    if (!symbol) return false
    const { valueDeclaration: declaration } =
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    if (!declaration || !ts.isVariableDeclaration(declaration)) return false
    const statement = declaration.parent.parent
    return ts.isVariableStatement(statement) && ts.isSourceFile(statement.parent)
  }

  function returnsText(component: ts.Expression | ts.FunctionDeclaration): boolean {
    const [signature] = checker.getSignaturesOfType(
      checker.getTypeAtLocation(component),
      ts.SignatureKind.Call,
    )
    return signature !== undefined && mayBeText(checker.getReturnTypeOfSignature(signature))
  }
}

const TEXT =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown

const isJsxParent = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxFragment(node)

/** Without what draws nothing; those of a fragment stand in its place. */
function childrenOf(parent: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] {
  return parent.children.flatMap((child) => {
    if (ts.isJsxFragment(child)) return childrenOf(child)
    const isEmpty = ts.isJsxText(child)
      ? child.containsOnlyTriviaWhiteSpaces
      : ts.isJsxExpression(child) && !child.expression
    return isEmpty ? [] : child
  })
}

/** A function with a capital letter, declared or assigned. */
function componentOf(node: ts.Node): ts.Expression | ts.FunctionDeclaration | undefined {
  const component = ts.isVariableDeclaration(node) ? node.initializer : node
  const name = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) ? node.name : undefined
  if (!component || !name || !ts.isIdentifier(name) || !/^[A-Z]/.test(name.text)) return undefined
  return ts.isFunctionDeclaration(component) || ts.isArrowFunction(component) ? component : undefined
}
