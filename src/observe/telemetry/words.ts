const list = (text: string) => text.trim().split(/\s+/)

/**
 * Words in messages of browsers, React and libraries. Common first names are left out on purpose.
 */
const MESSAGES = `
  a aborted access accessing action active after agent all allowed already an and another any app are argument arguments arrow array as assertion assignment
  at attempt attempted attempting attribute available await back backing bad base be because been before binding blocked body boundary browser buffer but by
  call callback called cancelled can can't cannot cause changed character child children chunk circular class clause cloned closed code column completed
  component components connection constant construct constructor content context converting copy could couldn't create created cross css current data
  database declaration declared decode default defined delete deleted denied depth descriptor destructure destructured detached detected device different
  disconnected disk document doesn't doing don't duplicate during dynamically each element elements empty end ended entered error escape evaluating event
  exceeded exceeds exception executable execute execution exist exists expected expression extensible external failed failure feature fetch few field file
  files finite first for found frame from full function gateway generator global handled has have here hook hooks host i if image import imported importing
  in index infinity initialization initialize initialized input insecure inside instance instead insufficient integer interface internal interrupted into
  invalid invocation invoke invoked is isn't it iterable iteration iterator its item key keys left length letter level limit line list load loaded loading
  lock long longer loop lost made many match maximum media memory message method minified minimum missing mode module more must name named native nested
  network never new newest next no node non not nothing notifications null number object objects occurred of offline on once one only open opening operation
  operator option options or origin other out outside overflow own page parameter parent parse parsing pattern pause pending permission platform play points
  policy position possible preload previous private promise properties property protocol prototype provided proxy public quota range re-renders reached read
  reading reason received record recursion redeclaration reference refused regular rejected rejection release removed render rendered rendering renders
  replace request required reserved resolve resource response result results return returned reused right same schema scope script security see server
  service set setting setter shared should side signal size source stack start started state status stop stopped storage store stream string structure style
  such super supported symbol syntax system table tag target task than that the their then there this thrown time timed timeout timer to token too
  transaction transfer transition true tried try type unable uncaught undefined undelivered unexpected unhandled uninitialized unknown unload unreachable
  unsupported unterminated update url usable use used user using valid value values variable version via view visit void was wasn't when which while window
  with without within worker write wrong you your zero json javascript react typescript chrome firefox safari webkit websocket webgl indexed bigint boolean
  utf unicode iso http https uri dom html svg ok
`

/** Names of properties, functions and kinds of errors, which browsers put into messages. */
const NAMES = `
  add aggregate api append apply bind bounding catch client closest clone concat connect contains count cookie dataset date dispatch entries eval every fill
  filter finally find flat focus foreach get guard history height id includes insert int join last map navigate navigator observer offset pop push query raw
  re reduce remove rect resize retry reverse root scroll search selector session shift slice some sort splice split sub sum test text title top trim upper
  lower case width
`

/** Words of the calls' error codes. */
const CODES = `
  address amount business cart checkout contact conversation credentials delivery email forbidden handle idempotency incorrect large malformed methods mixed
  order password past payment phone price product receiver requests reset review reviewed schedule shop sold stock taken unauthorized validation verified
`

/** Words in lower case: they describe the failure, and nothing personal. */
export const errorWords: ReadonlySet<string> = new Set([MESSAGES, NAMES, CODES].flatMap(list))
