-- For wrk: asks for the paths after `--` in turn.
local paths = {}
local count = 0

init = function(args)
  paths = args
end

request = function()
  count = count % #paths + 1
  return wrk.format(nil, paths[count])
end
